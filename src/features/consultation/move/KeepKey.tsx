/** Links within the page move focus but keep the address, whose fragment is the key. Works before hydration. */
const keepKey = `addEventListener('click',e=>{
let a=e.target.closest?.('a[href^="#"]'),to=a&&document.querySelector(a.hash);
if(!to)return;
e.preventDefault();
to.tabIndex=-1;
to.focus();
to.addEventListener('blur',()=>to.removeAttribute('tabindex'),{once:true})})`;

export const KeepKey = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  <script dangerouslySetInnerHTML={{ __html: keepKey }} />
);
