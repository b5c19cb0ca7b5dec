import type { FieldFault } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { isKnown, isMadeOf } from '../identity/index.ts'
import { checkFields, fieldRules } from './field-rules.ts'

/** What is wrong with a new password, told of the given field: it breaks the brand's rule, or is one that others try first. */
export async function passwordFaults(
  { database, settings }: { database: Database; settings: Settings },
  field: string,
  password: string,
): Promise<FieldFault[]> {
  const { password: rule } = await fieldRules(database.kysely)
  const faults = rule ? checkFields({ [field]: rule }, { [field]: password }) : []
  if (faults.length > 0 || password === '') return faults
  const { brandName } = await settings.brand()
  return isEasy(password, [brandName]) ? [{ field, fault: 'password_known' }] : []
}

/** True for a password that an attacker tries first: a known one, or one made of words that stand around the account. */
export const isEasy = (password: string, words: readonly (string | null | undefined)[]): boolean =>
  isKnown(password) || isMadeOf(password, words)
