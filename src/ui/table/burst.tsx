/** The mark of whatever may blow up. */
export function Burst() {
  return (
    <svg class="burst" viewBox="-24 -24 48 48" aria-hidden="true">
      <path d="M0-22 5-13 15-16 13-5 22 0 13 5 15 16 5 13 0 22-5 13-15 16-13 5-22 0-13-5-15-16-5-13Z" />
    </svg>
  );
}
