import { floorToCents, parseAmount, toWire } from '@baize/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTiers } from '../../offers/terms.ts'
import { dividendDue, payOut, salaryDue } from './dues.ts'

const step = (rate: string, validBet = '0', netLoss = '0', activeMembers = 0) => ({
  rate,
  validBet,
  netLoss,
  activeMembers,
})

describe('dues', () => {
  const tiers = readTiers('DIVIDEND', [step('20'), step('30', '20000', '5000', 5)], 'tiers')

  test.each([
    ['20000.00', '5000.00', 5, 2, '1500.00'],
    ['19999.99', '5000.00', 5, 1, '1000.00'],
    ['20000.00', '4999.99', 5, 1, '999.99'],
    ['50000.00', '9000.00', 4, 1, '1800.00'],
    ['500.00', '0.04', 1, 1, '0.00'],
    ['90000.00', '-100.00', 9, 0, '0.00'],
    ['22440.93', '9340.40', 7, 2, '2802.12'],
  ])(
    '[AGENT-056] a dividend of valid bet %s, net loss %s and %i active is paid by step %i: %s',
    (validBet, netLoss, activeMembers, tier, due) => {
      const sums = { validBetUnits: parseAmount(validBet), netLossUnits: parseAmount(netLoss), activeMembers }
      const { dueUnits, tier: reached } = dividendDue(sums, tiers)
      expect([reached, toWire(dueUnits)]).toEqual([tier, due])
    },
  )

  test('a losing period lowers the next base where it carries over', () => {
    const sums = { validBetUnits: 0n, netLossUnits: parseAmount('1000.00'), activeMembers: 0 }
    const one = readTiers('DIVIDEND', [step('20')], 'tiers')
    expect(toWire(dividendDue(sums, one).dueUnits)).toBe('200.00')
    expect(toWire(dividendDue(sums, one, parseAmount('-300.00')).dueUnits)).toBe('140.00')
  })

  const salary = (rate: string, from: string) => readTiers('DAILY', [step(rate, from)], 'rate')[0]!
  test.each([
    ['22440.93', '1', '10000', '224.4093'],
    ['4583.33', '0.5', '4583.33', '22.9166'],
    ['4583.32', '0.5', '4583.33', '0.00'],
    ['9645.66', '0.6', '5000', '57.8739'],
  ])('[AGENT-057] a day of valid bet %s at %s %% from %s is due %s', (validBet, rate, from, due) => {
    expect(toWire(salaryDue(parseAmount(validBet), salary(rate, from)).dueUnits)).toBe(due)
  })

  test.each([
    ['1583.33', '0.2', '2000', '0.00'],
    ['2000.00', '0.2', '2000', '4.00'],
    ['1999.99', '0.2', '2000', '0.00'],
    ['1450.75', '0.15', '500', '2.1761'],
    ['7321.09', '0.15', '500', '10.9816'],
  ])('[AGENT-058] an hour of valid bet %s at %s %% from %s pays %s', (validBet, rate, from, due) => {
    expect(toWire(salaryDue(parseAmount(validBet), salary(rate, from)).dueUnits)).toBe(due)
  })

  test('what is below zero is not paid and goes on', () => {
    expect(payOut(-43_210n)).toEqual({ amountUnits: 0n, carryOutUnits: -43_210n })
    expect(payOut(500n)).toEqual({ amountUnits: 500n, carryOutUnits: 0n })
  })

  test('[WALK-025] what makes no cent goes on in units and is paid when it makes one: windows pay the cents of their whole sum', () => {
    expect(payOut(99n)).toEqual({ amountUnits: 0n, carryOutUnits: 99n })
    expect(payOut(1_234n)).toEqual({ amountUnits: 1_200n, carryOutUnits: 34n })
    const window = fc.record({ validBet: fc.bigInt(0n, 30_000_000n), late: fc.bigInt(-20_000n, 20_000n) })
    const rate = fc.bigInt(1n, 50_000n)
    fc.assert(
      fc.property(fc.array(window, { maxLength: 300 }), rate, (windows, ratePpm) => {
        let [paid, exact, carry] = [0n, 0n, 0n]
        for (const { validBet, late } of windows) {
          const { dueUnits } = salaryDue(validBet, { ...salary('1', '0'), ratePpm })
          const { amountUnits, carryOutUnits } = payOut(dueUnits + late + carry)
          carry = carryOutUnits
          paid += amountUnits
          exact += dueUnits + late
          expect(amountUnits % 100n).toBe(0n)
          expect(carry < 100n && (carry >= 0n || amountUnits === 0n)).toBe(true)
        }
        expect(paid + carry).toBe(exact)
        // Nothing of what is never debited is in it: then they are the cents of the whole sum.
        if (windows.every(({ late }) => late >= 0n)) expect(paid).toBe(floorToCents(exact))
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 30_000_000n), { maxLength: 300 }), rate, (windows, ratePpm) => {
        const dues = windows.map(validBet => salaryDue(validBet, { ...salary('1', '0'), ratePpm }).dueUnits)
        const paid = dues.reduce(
          ({ sum, carry }, due) => {
            const { amountUnits, carryOutUnits } = payOut(due + carry)
            return { sum: sum + amountUnits, carry: carryOutUnits }
          },
          { sum: 0n, carry: 0n },
        )
        expect(paid.sum).toBe(floorToCents(dues.reduce((sum, due) => sum + due, 0n)))
      }),
    )
  })
})
