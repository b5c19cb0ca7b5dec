import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test.each([
  [['1', '-12.50', 'BET'], '1,-12.50,BET\r\n'],
  [['=1+1', '+cmd', '@sum', '-x', '\ttab'], "'=1+1,'+cmd,'@sum,'-x,'\ttab\r\n"],
  [['a,b', 'say "so"', 'two\nlines'], '"a,b","say ""so""","two\nlines"\r\n'],
])('writes %j', (fields, line) => expect(csvLine(fields)).toBe(line))
