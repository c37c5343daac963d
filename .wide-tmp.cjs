const { chromium } = require('@playwright/test');
(async()=>{const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for(const path of ['/','/services','/about']){const p=await (await b.newContext({bypassCSP:true,viewport:{width:1280,height:640}})).newPage();await p.goto('http://127.0.0.1:4713'+path,{timeout:60000});
await p.setViewportSize({width:320,height:640});
await p.addStyleTag({content:'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }'});
console.log(path,await p.evaluate(()=>{const w=()=>document.documentElement.scrollWidth;const out=[w()];
 const dig=(el,d)=>{for(const c of el.children){const o=c.style.display;c.style.display='none';const less=w()<out[0];c.style.display=o;if(less){out.push('  '.repeat(d)+c.tagName+'.'+(c.className.baseVal??c.className)+' '+c.textContent.slice(0,20));dig(c,d+1);return}}};dig(document.body,0);return out}));}
await b.close()})()
