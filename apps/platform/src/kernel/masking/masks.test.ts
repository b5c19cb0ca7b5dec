import { expect, test } from 'vitest'
import { maskAddress, maskBirthDate, maskMail, maskMobile, maskName, maskNumber } from './masks.ts'
import { shownAddress } from './shown-address.ts'

test.each([
  [maskMobile('63', '9171234821'), '+63 ... 4821'],
  [maskMail('linh.tran@example.com'), 'l...@example.com'],
  [maskMail('"odd@name"@example.com'), '"...@example.com'],
  [maskName('Nguyễn Thị Lan'), 'N...'],
  [maskName('🦊 Fox'), '🦊...'],
  [maskName(''), '...'],
  [maskNumber('001122334455'), '... 4455'],
  [maskNumber('4455'), '...'],
  [maskBirthDate('1990-02-28'), '1990'],
  [maskAddress('203.0.113.7'), '203.0.113.x'],
  [maskAddress('2001:db8:1:2::'), '2001:db8:1:x'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected)
})

test('risk and auditors alone read whole addresses', () => {
  const readBy = (...roles: string[]) => shownAddress({ roles }, '203.0.113.7')
  expect([readBy('risk'), readBy('support', 'auditor')]).toEqual(['203.0.113.7', '203.0.113.7'])
  expect([readBy('administrator', 'cashier'), readBy('before-1')]).toEqual(['203.0.113.x', '203.0.113.x'])
})
