import { expect, test } from 'vitest'
import type { z } from 'zod'
import { defineOperatorEndpoints, type Endpoint, subjectFields } from './endpoint.ts'
import { deskEndpoints } from './endpoints/operator/index.ts'
import { schemas } from './schemas/index.ts'

const rows = Object.entries(deskEndpoints) as [keyof typeof deskEndpoints, Endpoint][]
const writers = rows.filter(([, row]) => row.subject !== undefined)
const fieldsOf = (name: keyof typeof deskEndpoints) =>
  Object.keys((schemas[name].request as unknown as z.ZodObject).shape)

/**
 * What is said in a talk or noted of a member stands there for everybody to read, and is its own reason; a claim says no more than whose
 * turn it is. A picture is stored for a form that says why.
 */
const needNoReason = ['service.answerTalk', 'members.note', 'cashier.claim', 'cashier.unclaim', 'uploads.store']
const sayWhy = writers.filter(([name]) => !needNoReason.includes(name))

test('every row of operators that changes something says what it is done to, but those of a sign-in and of the own session', () => {
  const others = rows.filter(([, row]) => row.method !== 'GET' && row.subject === undefined)
  expect(others.filter(([, row]) => row.auth !== 'none' && !row.own)).toEqual([])
})

test.each(writers)('%s names fields that its input has', (name, row) => {
  expect(fieldsOf(name)).toEqual(expect.arrayContaining(subjectFields(row.subject!)))
  expect(fieldsOf(name).includes('version')).toBe(row.versioned === true)
})

test.each(sayWhy)('%s takes a reason', name => {
  expect(fieldsOf(name)).toContain('reason')
})

test.each(writers.filter(([, row]) => row.approval !== 'never'))(
  '%s, which waits for somebody else, asks for a fresh proof',
  (_name, row) => {
    expect(row.stepUp).toBe(true)
    expect(row.approvalMinutes ?? 1).toBeGreaterThan(0)
  },
)

test('a writer that leaves out what it is done to, the proof or who must agree does not compile', () => {
  const row = { method: 'POST', path: '/wps/ext/operator/x', permission: 'job.run', summary: 'x', errors: [] } as const
  const full = { ...row, subject: 'x:{id}', stepUp: false, approval: 'never' } as const
  const { subject: _s, ...noSubject } = full
  const { stepUp: _u, ...noStepUp } = full
  const { approval: _a, ...noApproval } = full
  const made = [
    defineOperatorEndpoints('OPER3', { full }),
    // @ts-expect-error it does not say what it is done to
    defineOperatorEndpoints('OPER3', { noSubject }),
    // @ts-expect-error it does not say whether it asks for a proof
    defineOperatorEndpoints('OPER3', { noStepUp }),
    // @ts-expect-error it does not say who must agree
    defineOperatorEndpoints('OPER3', { noApproval }),
    // @ts-expect-error a reader asks nobody
    defineOperatorEndpoints('OPER3', { reader: { ...full, method: 'GET' } }),
  ]
  expect(made).toHaveLength(5)
})
