export default function TeacherHomePage() {
  return null;
}
