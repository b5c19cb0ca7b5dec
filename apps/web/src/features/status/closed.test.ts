import { expect, test } from 'vitest'
import { closedBy } from './closed.ts'

const open = {
  maintenance: { enabled: false, endTime: null, info: '' },
  regionRestriction: { restricted: false },
}

test('an open site is not closed', () => {
  expect(closedBy(open)).toBeNull()
})

test('a restricted region closes it', () => {
  expect(closedBy({ ...open, regionRestriction: { restricted: true } })).toEqual({ kind: 'region' })
})

test('[STATUS-004] maintenance goes before a restricted region', () => {
  const maintenance = { enabled: true, endTime: '2026-11-20T14:30:00.000Z', info: 'New tables' }
  expect(closedBy({ maintenance, regionRestriction: { restricted: true } })).toEqual({
    kind: 'maintenance',
    endTime: '2026-11-20T14:30:00.000Z',
    info: 'New tables',
  })
})
