import { fromHex } from '../../seeds.ts'
import type { SportState } from '../sports.ts'
import { type BookCrypto, Course, type DrawnFixture } from './course.ts'
import type { BlockRecord, FixtureRecord, SheetRecord } from './fixture-record.ts'
import { sheetOfState } from './sheet-of-state.ts'

/**
 * Blocks and sheets of a fixture as its record tells them.
 * @param seeds hex, of blocks 1, 2, ...
 * @param hasPrices true where the record tells every price beside the hashes of the sheets
 */
export function recordCourse(
  fixture: DrawnFixture,
  seeds: readonly string[],
  { crypto, hasPrices }: { crypto: BookCrypto; hasPrices: boolean },
): Pick<FixtureRecord, 'blocks' | 'sheets'> {
  const course = new Course(fixture, crypto.hmac)
  const sheet = (state: SportState, block: number, phase: SheetRecord['phase']): SheetRecord => {
    const { prices, ...hashed } = sheetOfState(crypto.sha256, course, { state, block, phase }).record
    return { ...hashed, ...(hasPrices && { prices }) }
  }
  const start = course.model.start()
  const blocks: BlockRecord[] = []
  const sheets = [sheet(start, 0, 'before'), sheet(start, 0, 'live')]
  for (const drawn of course.blocks(seeds.map(fromHex))) {
    blocks.push(drawn)
    if (!course.model.isOver(drawn.state)) sheets.push(sheet(drawn.state, drawn.block, 'live'))
  }
  return { blocks, sheets }
}
