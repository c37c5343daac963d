/** The street at the foot of the open menu: stars, roofs, and the one window that is lit. */
export function MenuStreet() {
  return (
    <svg viewBox="0 0 800 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M40 30h.01M126 20h.01M204 34h.01M262 12h.01M326 40h.01M392 18h.01M456 34h.01M520 10h.01M596 30h.01M690 20h.01M760 36h.01" />
      <path d="M-9 118V90h84v28M92 118V80l34-26 34 26v38M176 118V58h64v60M256 118V88l32-25 32 25v30M342 118V74h-6V64h114v10h-6v44M470 118V50h62v68M548 118V88l34-26 34 26v30M632 118V76h80v42M728 118V90l36-28 36 28v28M342 84h102l8 12H334zM416 118V98h18v20M-9 118h820v20H-9z" />
      <path d="M354 97h50v14h-50z" />
    </svg>
  );
}
