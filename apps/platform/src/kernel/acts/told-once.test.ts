import { expect, test } from 'vitest'
import type { Act } from './current-act.ts'
import { requireToldOnce } from './told-once.ts'

const act = (operation: Act['operation'], entries: Act['entries'], input: unknown = {}) =>
  ({ operation, entries, input }) as Act
const changed = { action: 'members.lock', hasChange: true }

test('[CONS-058] a writer tells the audit once, with what it changed as it was and as it is', () => {
  requireToldOnce(act('members.lock', [{ action: 'members.lock.asked', hasChange: false }, changed]))
  expect(() => requireToldOnce(act('members.lock', []))).toThrow('members.lock told the audit nothing')
  expect(() => requireToldOnce(act('members.lock', [changed, changed]))).toThrow('members.lock told the audit 2 times')
  const mute = { ...changed, hasChange: false }
  expect(() => requireToldOnce(act('members.lock', [mute]))).toThrow('members.lock told the audit no change')
  requireToldOnce(act('members.sendReset', [{ action: 'members.sendReset', hasChange: false }]))
})

test('a call that is repeated after a lost answer, and a dry run, need tell nothing', () => {
  requireToldOnce(act('cashier.payWithdrawal', [], { requestId: 'x' }))
  requireToldOnce(act('bank.upload', [], { dryRun: 'true' }))
  expect(() => requireToldOnce(act('bank.upload', [], { dryRun: 'false' }))).toThrow('told the audit nothing')
})
