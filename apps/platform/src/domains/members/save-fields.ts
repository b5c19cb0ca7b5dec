import type { InputOf, ResponseOf } from '@baize/api'
import type { Clock } from '@baize/server-kit/outside'
import { sql } from 'kysely'
import { ApiError, type FieldFault } from '../../kernel/api-error.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Database, Tx } from '../../kernel/database/open-database.ts'
import { type OperatorCaller, operatorActor } from '../../kernel/http/caller.ts'
import { readVersion, takeVersion } from '../../kernel/settings/versions.ts'
import { type FieldRules, fieldRules } from './field-rules.ts'

type Deps = { database: Database; clock: Clock }
type Changes = InputOf<'members.saveFields'>['changes']

/** Rules that are the same for every brand. */
const fixed = ['password', 'confirmPassword']
/** Without a name nobody could sign in again. */
const alwaysOn = ['username']

/** The rules as they act, in the order of the form. */
export const readFields = ({ database }: Pick<Deps, 'database'>): Promise<ResponseOf<'members.fields'>> =>
  database.transaction(async tx => ({ version: await readVersion(tx, 'fields'), fields: await fieldRules(tx) }))

/**
 * Changes the rules of some registration fields; what is not named stays.
 * @throws ApiError changed_meanwhile, invalid_input naming what cannot be
 */
export async function saveFields(
  { database, clock }: Deps,
  { changes, version, reason }: InputOf<'members.saveFields'>,
  caller: OperatorCaller,
): Promise<ResponseOf<'members.saveFields'>> {
  return database.transaction(async tx => {
    const next = await takeVersion(tx, 'fields', version)
    const rules = await fieldRules(tx)
    const faults = faultsOf(changes, rules)
    if (faults.length > 0) throw new ApiError('invalid_input', { faults })
    await write(tx, changes)
    await audit(tx, {
      ...{ at: clock.now(), actor: operatorActor(caller), action: 'members.saveFields', subject: 'fields' },
      ...{ detail: { reason }, ...changeOf(changes, rules) },
    })
    return { version: next }
  })
}

/** Rules of the fields that change, as they were and as they are. */
function changeOf(changes: Changes, rules: Awaited<ReturnType<typeof fieldRules>>) {
  const before = Object.fromEntries(Object.keys(changes).map(field => [field, rules[field]]))
  const after = Object.fromEntries(
    Object.entries(changes).map(([field, change]) => [field, { ...rules[field], ...change }]),
  )
  return { before, after }
}

async function write(tx: Tx, changes: Changes): Promise<void> {
  const rows = JSON.stringify(Object.entries(changes).map(([field, change]) => ({ field, ...change })))
  await sql`
    update members.field_rule as rule
    set enabled = coalesce(change.enabled, rule.enabled),
      required = coalesce(change.required, rule.required),
      min_length = coalesce(change."minLength", rule.min_length),
      max_length = coalesce(change."maxLength", rule.max_length)
    from jsonb_to_recordset(${rows}::jsonb)
      as change (field text, enabled boolean, required boolean, "minLength" int, "maxLength" int)
    where rule.field = change.field
  `.execute(tx)
}

function faultsOf(changes: Changes, rules: FieldRules): FieldFault[] {
  const options = Object.keys(rules).filter(field => !fixed.includes(field))
  return Object.entries(changes).flatMap(([field, change]): FieldFault[] => {
    const rule = rules[field]
    if (!rule || !options.includes(field))
      return [{ field: `changes.${field}`, fault: 'not_listed', values: { options: options.join(', ') } }]
    if (alwaysOn.includes(field) && (change.enabled === false || change.required === false))
      return [{ field: `changes.${field}.enabled`, fault: 'not_listed', values: { options: 'true' } }]
    const { minLength, maxLength } = { ...rule, ...change }
    if (maxLength >= minLength) return []
    return [{ field: `changes.${field}.maxLength`, fault: 'too_low', values: { min: minLength } }]
  })
}
