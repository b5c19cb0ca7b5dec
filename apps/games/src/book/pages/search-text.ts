/** A text as searches compare it: without case and accents. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase().trim()

/** Leagues whose name or sides hold a text. */
export const matchingLeagues = <League extends { name: string; sides: readonly string[] }>(
  leagues: readonly League[],
  text: string,
): League[] => {
  const wanted = plainText(text)
  return leagues.filter(({ name, sides }) => [name, ...sides].some(each => plainText(each).includes(wanted)))
}
