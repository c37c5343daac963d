/** The bakery among the street's houses, drawn over it: its window where that house has two others, the baker, and smoke. */
export function Bakery() {
  return (
    <svg className="bakery" viewBox="0 0 1440 530" aria-hidden="true">
      <path className="shut" d="M832 462h104v36H832z" />
      <path className="window" d="M843 460h80v38h-80z" />
      <path
        className="baker"
        d="M877 498v-13q0-9 9-9t9 9v13zM880 474q-1-7-5-8 1-7 6-6 5-4 10 0 6-1 6 6-4 1-5 8zM901 498v-6h18v6zM847 488h20v3h-20zM847 478h16v3h-16z"
      />
      <path className="smoke" d="M877 352c-12-16 12-26 0-46s10-26 2-48" />
    </svg>
  );
}
