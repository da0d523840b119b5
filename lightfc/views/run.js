"use strict";
const at = id => document.getElementById(id), run = JSON.parse(at("run").textContent), HEIGHT = 24, MOST_PRINTED = 5000;
// Whatever a model or a tool has said becomes text here, never markup.
const make = (tag, text, name, ...inside) => {
  const made = document.createElement(tag);
  if (text != null) made.textContent = text;
  if (name) made.className = name;
  made.append(...inside);
  return made;
};
const ms = s => s >= 10 ? s.toFixed(1) + " s" : s >= 0.0995 ? (s * 1e3).toFixed(0) + " ms" : (s * 1e3).toFixed(2) + " ms";
const WORST = ["failed", "cancelled", "skipped", "waiting", "running", "finished"];
let text, current = 0, order = [], picked = -1, sites = [];

function show(number) {
  at("programs").hidden = at("right").hidden = !run.texts.length;
  if (!run.texts.length) return;
  current = number;
  text = run.texts[number];
  picked = -1;
  for (const each of at("texts").children) each.setAttribute("aria-pressed", each.dataset.number == number);
  const path = new Set(text.path);
  text.calls.forEach((call, index) => { call.index = index; call.onPath = path.has(index); });
  text.total = Math.max(...text.calls.map(call => call.b + call.d), 1e-9);
  sites = [];
  at("program").replaceChildren(...tokens(text.tokens));
  sites.forEach((span, site) => {
    const states = text.calls.filter(call => call.t == site).map(call => call.s);
    span.classList.add(WORST.find(each => states.includes(each)) || "finished");
  });
  at("result").replaceChildren(...result(text));
  at("axis").replaceChildren(...[0, .5, 1].map(part => make("span", ms(part * text.total))));
  at("detail").replaceChildren();
  at("right").hidden = !text.calls.length;
  arrange();
}

function tokens(given) {
  return given.map(each => {
    if (typeof each == "string") return document.createTextNode(each);
    const [site, inside] = each, span = make("span", null, "call");
    sites[site] = span;
    span.append(...tokens(inside));
    span.addEventListener("click", event => {
      event.stopPropagation();
      const here = text.calls.filter(call => call.t == site).map(call => call.index);
      // A place in a loop stands for many calls: each click goes on to the next.
      if (here.length) pick(here[(here.indexOf(picked) + 1) % here.length], true);
    });
    return span;
  });
}

function result(of) {
  const parts = [];
  if (of.printed) parts.push(make("h2", "Printed"), make("pre", of.printed));
  if (of.value != null) parts.push(make("h2", "Value"), make("pre", of.value));
  if (of.fault) parts.push(make("h2", "Error"), make("pre", of.fault[1], "failed"));
  return parts;
}

function arrange() {
  const words = at("search").value.toLowerCase().split(/\s+/).filter(Boolean), by = at("order").value;
  order = text.calls.filter(call => {
    if (at("path").checked && !call.onPath) return false;
    const said = [call.n, call.s, call.a, call.v, call.f, source(call)].join(" ").toLowerCase();
    return words.every(word => said.includes(word));
  });
  if (by == "start") order.sort((a, b) => a.b - b.b || a.index - b.index);
  if (by == "time") order.sort((a, b) => b.d - a.d || a.index - b.index);
  at("count").textContent = order.length == text.calls.length ? `${order.length.toLocaleString()} calls`
    : `${order.length.toLocaleString()} of ${text.calls.length.toLocaleString()} calls`;
  at("space").style.height = order.length * HEIGHT + "px";
  draw();
}

// Only the rows that can be seen are there, so that ten thousand calls stay light.
function draw(all) {
  const box = at("rows"), first = all ? 0 : Math.max(0, Math.floor(box.scrollTop / HEIGHT) - 5);
  const count = all ? MOST_PRINTED : Math.ceil((box.clientHeight || 600) / HEIGHT) + 10;
  at("space").replaceChildren(...order.slice(first, first + count).map((call, n) => row(call, first + n)));
}

function row(call, place) {
  const line = make("div", null, `row ${call.s}${call.onPath ? " path" : ""}${call.index == picked ? " picked" : ""}`);
  const bars = make("i"), part = (tag, from, to) => {
    const bar = make(tag);
    bar.style.left = 100 * from / text.total + "%";
    bar.style.width = 100 * Math.max(to - from, 0) / text.total + "%";
    bars.append(bar);
  };
  for (const wait of call.w || []) if (wait[2] != null && wait[3] != null) part("s", wait[2], wait[3]);
  if (call.k) part("u", call.b, call.b + call.d);
  line.id = "row" + call.index;
  line.setAttribute("role", "option");
  line.setAttribute("aria-selected", call.index == picked);
  line.title = `${call.n}: ${call.s}, ${ms(call.d)}`;
  line.style.top = place * HEIGHT + "px";
  line.append(make("b", `${call.s == "finished" ? "" : call.s + " "}${call.n}(${call.a || ""})`), bars);
  line.addEventListener("click", () => pick(call.index));
  return line;
}

function pick(index, scroll) {
  picked = index;
  const call = text.calls[index], place = order.indexOf(call), box = at("rows");
  if (place >= 0 && (scroll || place * HEIGHT < box.scrollTop || (place + 1) * HEIGHT > box.scrollTop + box.clientHeight))
    box.scrollTop = Math.max(0, place * HEIGHT - box.clientHeight / 2);
  draw();
  box.setAttribute("aria-activedescendant", "row" + index);
  for (const each of sites) if (each) each.classList.remove("picked");
  if (sites[call.t]) {
    sites[call.t].classList.add("picked");
    const pane = at("program");
    pane.scrollTop = Math.max(0, sites[call.t].offsetTop - pane.offsetTop - pane.clientHeight / 2);
  }
  detail(call);
}

const source = call => call.u != null ? call.u : sites[call.t] ? sites[call.t].textContent : "";

function detail(call) {
  const list = make("dl"), add = (name, value) => {
    if (value == null || value === "" || value.length === 0) return;
    const told = make("dd");
    told.append(...[].concat(value));
    list.append(make("dt", name), told);
  };
  add("call", source(call));
  add("state", make("span", call.s, "state " + call.s));
  add("passed", call.a);
  add("coerced", (call.c || []).join("\n"));
  add("value", call.v);
  add("error", call.f && call.f[1]);
  if (call.k) add("time", `${ms(call.b)} to ${ms(call.b + call.d)}, took ${ms(call.d)}`);
  add("waited for", (call.w || []).flatMap(([why, other, from, to]) => {
    const line = make("div"), held = from != null && to != null ? `, ${ms(Math.max(to - from, 0))}` : "";
    if (other != null) {
      const link = make("a", `${text.calls[other].n}(${text.calls[other].a || ""})`.slice(0, 80));
      link.href = "#";
      link.addEventListener("click", event => { event.preventDefault(); pick(other, true); });
      line.append(link, ": ");
    }
    line.append((run.reasons[why] || why) + held);
    return line;
  }));
  if (call.k > 1 || call.r) add("attempts", [call.k + (call.r ? "\n" + call.r.join("\n") : "")]);
  add("approval", call.p);
  if (call.k) add("made in", call.x || "the thread of the program");
  add("id", call.i);
  at("detail").replaceChildren(make("h2", call.n), list);
}

function round(each, number) {
  const tokens = each.tokens[0] + each.tokens[1] ? ` \u00b7 ${each.tokens[0]} + ${each.tokens[1]} tokens` : "";
  const head = `${number + 1}. ${each.part ? each.part + " \u00b7 " : ""}${each.model}${each.took ? " \u00b7 " + ms(each.took) : ""}${tokens}`;
  const box = make("details", null, "", make("summary", head + (each.fault ? " \u00b7 failed" : "")));
  const said = (name, words) => words && box.append(make("div", name, "said soft"), make("pre", words, "said"));
  box.addEventListener("toggle", () => {
    if (box.children.length > 1) return;
    if (each.kept) box.append(make("p", `${each.kept} messages as before, and:`, "said soft"));
    for (const [role, words] of each.prompt) said(role, words);
    said("reasoning", each.reasoning);
    said("answer", each.answer);
    if (each.reading) said(`read as ${each.certainty}${each.executed ? "" : ", not executed"}${each.notes.length ? " (" + each.notes.join(", ") + ")" : ""}`, each.reading);
    for (const number of each.texts) {
      const go = make("button", "its calls");
      go.addEventListener("click", () => { show(number); at("program").scrollIntoView(); });
      box.append(go);
    }
    said("observation", each.observation);
    said("error", each.fault);
  });
  return box;
}

function step(by) {
  if (!order.length) return;
  const now = order.findIndex(call => call.index == picked);
  pick(order[Math.min(Math.max(now + by, 0), order.length - 1)].index);
}

document.addEventListener("keydown", event => {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key == "Escape") { at("search").value = ""; at("search").blur(); arrange(); return; }
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = {ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 20, PageUp: -20, Home: -1e9, End: 1e9};
  if (event.key in steps) { event.preventDefault(); step(steps[event.key]); }
  if (event.key == "/") { event.preventDefault(); at("search").focus(); }
  if (event.key == "c") { at("path").checked = !at("path").checked; arrange(); }
});
at("rows").addEventListener("scroll", () => draw());
addEventListener("resize", () => draw());
addEventListener("beforeprint", () => draw(true));
addEventListener("afterprint", () => draw());
at("search").addEventListener("input", arrange);
at("order").addEventListener("change", arrange);
at("path").addEventListener("change", arrange);
function frame() {
  at("texts").replaceChildren(...(run.texts.length < 2 ? [] : run.texts.map((each, number) => {
    const tab = make("button", each.title || `program ${number + 1}`);
    tab.dataset.number = number;
    tab.addEventListener("click", () => show(number));
    return tab;
  })));
  at("rounds").replaceChildren(...(run.rounds.length ? [make("h2", "Rounds"), ...run.rounds.map(round)] : []));
}

at("main").hidden = false;
frame();
show(0);
