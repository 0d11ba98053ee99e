/** A teacher as students speak of one: "Prof. Renato Alves"; a title the teacher wrote stays as it is. */
export function teacherTitle(name: string): string {
  const written = name.trim();
  return /^prof(essora?|a|\.?[ªº])?(?!\p{L})/iu.test(written) ? written : `Prof. ${written}`;
}
