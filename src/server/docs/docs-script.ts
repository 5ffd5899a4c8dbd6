/** Searches the page as it is typed, and opens what an address points to. */
export const docsScript = `const field=document.querySelector('input'),told=document.querySelector('[role=status]');
const entries=[...document.querySelectorAll('.entry')].map((entry)=>({entry,text:entry.textContent.toLowerCase()}));
const sections=[...document.querySelectorAll('section[data-room]')];
function look(){const words=field.value.toLowerCase().split(/\\s+/).filter(Boolean);let found=0;
for(const {entry,text} of entries){const fits=words.every((word)=>text.includes(word));entry.hidden=!fits;if(fits)found+=1}
for(const other of [document.querySelector('nav'),document.getElementById('begin')])other.hidden=words.length>0;
for(const section of sections)section.hidden=!section.querySelector('.entry:not([hidden])');
told.textContent=words.length?found+' found':''}
function open(){const target=document.getElementById(decodeURIComponent(location.hash.slice(1)));
if(target?.closest('#begin')&&field.value){field.value='';look();target.scrollIntoView()}
if(target?.matches('details')){if(target.hidden){field.value='';look()}target.open=true;target.scrollIntoView()}}
field.addEventListener('input',look);addEventListener('hashchange',open);open();`;
