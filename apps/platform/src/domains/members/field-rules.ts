import type { FieldRule } from '@baize/api'
import { judged } from '@baize/api/pasted'
import { RE2JS } from 're2js'
import type { FieldFault } from '../../kernel/api-error.ts'
import type { Queryable } from '../../kernel/database/open-database.ts'
import { tables } from './tables.ts'

export type FieldRules = Record<string, FieldRule>

/** Fields that are asked for whenever they are shown. */
const neverOptional = new Set(['username', 'password', 'confirmPassword', 'paymentPassword'])

/** The rules as the brand configured them, in the order of the form. */
export async function fieldRules(db: Queryable): Promise<FieldRules> {
  const rows = await tables(db).selectFrom('members.field_rule').selectAll().orderBy('position').execute()
  return Object.fromEntries(
    rows.map(row => [
      row.field,
      {
        enabled: row.enabled,
        required: row.required || (row.enabled && neverOptional.has(row.field)),
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

function checkField(rule: FieldRule, typed: string): Omit<FieldFault, 'field'> | null {
  const value = judged(rule, typed)
  if (value === '') return rule.required ? { fault: 'required' } : null
  const length = [...value].length
  if (length < rule.minLength) return { fault: 'too_short', values: { min: rule.minLength } }
  if (length > rule.maxLength) return { fault: 'too_long', values: { max: rule.maxLength } }
  return accepts(rule.acceptedPattern, value) ? null : { fault: 'pattern' }
}

const anything = '*'
const compiled = new Map<string, RE2JS>()
const mostCompiled = 200

/**
 * True when a whole value matches a configured pattern; '*' is the field configuration's word for ".*". The engine takes
 * linear time whatever a brand writes into its configuration.
 */
export function accepts(acceptedPattern: string, value: string): boolean {
  if (compiled.size > mostCompiled) compiled.clear()
  const source = acceptedPattern === anything ? '.*' : acceptedPattern
  const pattern = compiled.get(source) ?? RE2JS.compile(source, RE2JS.DOTALL)
  compiled.set(source, pattern)
  return pattern.matches(value)
}
