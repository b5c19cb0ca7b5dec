import { expect, test } from 'vitest'
import type { HelpSection } from './search-help.ts'
import { searchHelp } from './search-help.ts'

const sections: HelpSection[] = [
  { id: 'account', title: 'Tài khoản', articles: [{ id: 'open', title: 'Mở tài khoản', html: '<p>Đăng ký</p>' }] },
  { id: 'games', title: 'Games', articles: [{ id: 'fair', title: 'Fairness', html: '<p>Committed <b>seeds</b></p>' }] },
]
const found = (wanted: string) => searchHelp(sections, wanted).map(({ id }) => id)

test.each([
  ['', ['account', 'games']],
  ['SEEDS committed', ['games']],
  ['dang ky', ['account']],
  ['tai khoan', ['account']],
  ['nothing like it', []],
])('"%s" finds %j', (wanted, ids) => {
  expect(found(wanted)).toEqual(ids)
})
