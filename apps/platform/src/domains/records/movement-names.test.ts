import { type Language, languages } from '@baize/api'
import { expect, test } from 'vitest'
import { codeText } from '../../kernel/sheets/sheet-of.ts'
import { codes } from '../ledger/codes.ts'

test('[MEND-034] Every movement of what members have is named in every language', () => {
  const shown = Object.entries(codes).filter(([, { flows }]) =>
    flows.some(flow => flow.split('>').some(kind => ['MAIN', 'VENDOR', 'BONUS', 'POINTS'].includes(kind))),
  )
  const all = Object.keys(languages) as Language[]
  const unnamed = shown.flatMap(([code]) => all.filter(language => codeText(code, language) === code))
  expect([shown.length > 40, unnamed]).toEqual([true, []])
})
