"use strict";
// A field of search leaves those rows of its table, or of its list, that have all of its words.
for(const field of document.querySelectorAll("input[data-for]")){
const rows=document.getElementById(field.dataset.for).querySelectorAll("[data-row]");
field.hidden=false;
field.addEventListener("input",()=>{const words=field.value.toLowerCase().split(/\s+/);
for(const row of rows){const text=row.textContent.toLowerCase();row.hidden=!words.every(word=>text.includes(word))}});
if(field.id=="search")document.addEventListener("keydown",event=>{
if(event.key=="/"&&event.target!=field){event.preventDefault();field.focus()}})}
