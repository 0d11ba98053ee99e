/** The living style sheet. */
export default function StylePage() {
  return <main />;
}
