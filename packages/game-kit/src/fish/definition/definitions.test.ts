import { expect, test } from 'vitest'
import { asNumber } from '../../instant/multiple.ts'
import { sha256 } from '../../node/crypto.ts'
import { catchChance, countedReturn, shotReturn, shotVariance } from '../hit/exact.ts'
import {
  findFishDefinition,
  fishDefinitionHash,
  fishDefinitionOf,
  fishDefinitions,
  preyNamed,
  preyOf,
} from './definitions.ts'
import { ANGLES, cosineOf, QUARTER_SINES, sineOf } from './sines.ts'
import { purseUnits, ROOM_CLASSES, ticketMostUnits } from './stakes.ts'

test.each(fishDefinitions.map(one => [`${one.code} ${one.edition}`, one] as const))(
  '[FISHG-001] every prey of %s returns its share exactly, by prizes and by every integer',
  (_name, definition) => {
    const { a, b } = definition.share
    for (const prey of preyOf(definition)) {
      for (const { over, under } of [shotReturn(definition, prey), countedReturn(definition, prey)])
        expect(over * BigInt(b), prey.name).toBe(under * BigInt(a))
    }
  },
)

test('three titles in three editions, each with an address of its own', () => {
  expect(new Set(fishDefinitions.map(one => fishDefinitionHash(one, sha256))).size).toBe(9)
  expect(fishDefinitions.map(({ share: { a, b } }) => a / b)).toEqual([
    0.95, 0.96, 0.97, 0.95, 0.96, 0.97, 0.95, 0.96, 0.97,
  ])
  for (const definition of fishDefinitions) {
    expect(findFishDefinition(fishDefinitionHash(definition, sha256), sha256)).toBe(definition)
    expect(definition.spawnWeights.reduce((sum, weight) => sum + weight)).toBe(64)
    expect(definition.spawnWeights).toHaveLength(definition.swimmers.length)
  }
  expect(findFishDefinition('0'.repeat(64), sha256)).toBe(undefined)
})

test('the delta has no prey above 300, and each title its own bosses', () => {
  const names = (code: 'TDL-REEF' | 'TDL-DELTA' | 'TDL-COMET') => preyOf(fishDefinitionOf(code)).map(({ name }) => name)
  expect(Math.max(...preyOf(fishDefinitionOf('TDL-DELTA')).flatMap(({ prizes }) => prizes))).toBe(300)
  expect(names('TDL-REEF').slice(-3)).toEqual(['dragon', 'king', 'clam'])
  expect(names('TDL-COMET').slice(-2)).toEqual(['dragon', 'clam'])
  expect(names('TDL-DELTA')).toHaveLength(15)
  expect(() => preyNamed(fishDefinitionOf('TDL-DELTA'), 'dragon')).toThrow(RangeError)
})

const reef = fishDefinitionOf('TDL-REEF')

test.each([
  ['minnow', 50n, 12 / 25, 0.998],
  ['clown', 75n, 8 / 25, 1.958],
  ['lobster', 375n, 8 / 125, 13.478],
  ['manta', 1_000n, 3 / 125, 37.478],
  ['toad', 2_000n, 3 / 250, 75.878],
  ['bell', 20_000n, 24 / 625, 36.038],
  ['bomb-crab', 1_500n, 2 / 125, 56.678],
  ['frost-shell', 625n, 24 / 625, 23.078],
  ['dragon', 140_000n, 24 / 4_375, 207.364],
  ['king', 92_500n, 192 / 23_125, 161.241],
  ['clam', 25_000n, 3 / 3_125, 959.078],
] as const)('%s: bound %i, chance %f, variance %f', (name, bound, chance, variance) => {
  const prey = preyNamed(reef, name)
  expect(catchChance(reef, prey).under).toBe(bound)
  expect(asNumber(catchChance(reef, prey))).toBeCloseTo(chance, 12)
  expect(asNumber(shotVariance(reef, prey))).toBeCloseTo(variance, 3)
})

test.each([
  ['bomb-crab', 12, 80.1],
  ['chain-eel', 8, 65.4],
  ['laser-urchin', 12, 101.1],
] as const)('%s over %i mantas has its highest variance', (name, count, variance) => {
  expect(asNumber(shotVariance(reef, preyNamed(reef, name), Array(count).fill(40)))).toBeCloseTo(variance, 1)
})

test('sines of all angles are those of a machine, rounded', () => {
  for (let angle = 0; angle < ANGLES; angle++) {
    const radians = (angle * 2 * Math.PI) / ANGLES
    expect(sineOf(QUARTER_SINES, angle)).toBeCloseTo(Math.round(32_768 * Math.sin(radians)), 9)
    expect(cosineOf(QUARTER_SINES, angle)).toBeCloseTo(Math.round(32_768 * Math.cos(radians)), 9)
  }
})

test('[FISHG-035] a purse that is too small, too fine or no number is refused', () => {
  const { shallows, deep } = ROOM_CLASSES
  for (const amount of ['0.49', '1.005', 'NaN', '-1', '', '1e2', '100.01', ' 1', '1,00', 5, Number.NaN, -1, null])
    expect(purseUnits(amount, shallows)).toBe(null)
  expect(purseUnits('0.50', shallows)).toBe(5_000)
  expect(purseUnits('100', shallows)).toBe(1_000_000)
  expect([purseUnits('49.99', deep), purseUnits('50', deep), purseUnits('10000.00', deep)]).toEqual([
    null,
    500_000,
    100_000_000,
  ])
  expect(ticketMostUnits(deep)).toBe(300 * 1_000_000)
})
