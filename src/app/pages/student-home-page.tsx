export default function StudentHomePage() {
  return null;
}
