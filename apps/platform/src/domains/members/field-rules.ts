import type { FieldRule } from '@baize/api'
import type { FieldFault } from '../../kernel/api-error.ts'
import type { Database } from '../../kernel/database/open-database.ts'

export type FieldRules = Record<string, FieldRule>

/** The rules as the brand configured them. */
export async function fieldRules({ kysely }: Database): Promise<FieldRules> {
  const rows = await kysely.selectFrom('members.field_rule').selectAll().execute()
  return Object.fromEntries(
    rows.map(row => [
      row.field,
      {
        enabled: row.enabled,
        required: row.required,
        minLength: row.min_length,
        maxLength: row.max_length,
        patternId: row.pattern_id,
        acceptedPattern: row.accepted_pattern,
      },
    ]),
  )
}

/** Faults of the given values under the rules, one a field, in the rules' order. */
export function checkFields(rules: FieldRules, values: Record<string, string | undefined>): FieldFault[] {
  return Object.entries(rules).flatMap(([field, rule]) => {
    const fault = rule.enabled ? checkField(rule, values[field] ?? '') : null
    return fault ? [{ field, ...fault }] : []
  })
}

function checkField(rule: FieldRule, value: string): Omit<FieldFault, 'field'> | null {
  if (value === '') return rule.required ? { fault: 'required' } : null
  const length = [...value].length
  if (length < rule.minLength) return { fault: 'too_short', values: { min: rule.minLength } }
  if (length > rule.maxLength) return { fault: 'too_long', values: { max: rule.maxLength } }
  return patternOf(rule).test(value) ? null : { fault: 'pattern' }
}

/** '*' is the field configuration's word for "anything". */
const patternOf = ({ acceptedPattern }: FieldRule) =>
  new RegExp(`^(?:${acceptedPattern === '*' ? '.*' : acceptedPattern})$`, 'su')
