/** Four half arcs, and one seat for the voter. */
export function Logo({ size = 36 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M19 34A5 5 0 0 1 29 34" />
      <path d="M14 34A10 10 0 0 1 34 34" />
      <path d="M9 34A15 15 0 0 1 39 34" />
      <path d="M4 34A20 20 0 0 1 44 34" />
      <circle cx="33.2" cy="22.2" r="4.75" fill="var(--gold)" stroke="none" />
    </svg>
  )
}
