import { type RawBuilder, sql } from 'kysely'

/**
 * True when the username of a row `a` (identity.account_state) begins with a text, in whatever case it is written.
 * @param text as somebody typed it
 * @returns null where nothing is left of the text: then everybody is meant
 */
export function accountBegins(text = ''): RawBuilder<boolean> | null {
  const beginning = text.trim().toLowerCase()
  return beginning ? sql<boolean>`starts_with(lower(a.username), ${beginning})` : null
}
