// Each message is the whole run as it is now; what was chosen stays chosen.
new EventSource(location.href.replace("/run?", "/events?")).addEventListener("message", function (event) {
  const chosen = picked >= 0 ? text.calls[picked].i : null, opened = [...at("rounds").querySelectorAll("details")].map(each => each.open);
  Object.assign(run, JSON.parse(event.data));
  const scrolled = at("rows").scrollTop;
  frame();
  [...at("rounds").querySelectorAll("details")].forEach((each, n) => { each.open = !!opened[n]; });
  show(Math.min(current, run.texts.length - 1));
  at("rows").scrollTop = scrolled;
  const again = run.texts.length && chosen != null ? text.calls.findIndex(call => call.i == chosen) : -1;
  if (again >= 0) pick(again);
  const header = document.querySelector("header"), open = header.querySelector("details")?.open;
  header.replaceWith(new DOMParser().parseFromString(run.header, "text/html").querySelector("header"));
  const programs = document.querySelector("header details");
  if (programs) programs.open = !!open;
  if (!["running", "waiting"].includes(run.state)) this.close();
});
