import { describe, expect, test } from 'vitest'
import { futurePresets, pastPresets, presetDays, todayIn } from './day-ranges.ts'

const today = '2028-03-01'

describe('presets of days', () => {
  test('[CONST2-016] there are previous 7 and 30 days, and next 7 and 30 days', () => {
    expect([...pastPresets, ...futurePresets].filter(name => /\d/.test(name))).toEqual([
      'prev7',
      'prev30',
      'next7',
      'next30',
    ])
  })

  test('[CENTRE-062] previous 7 and 30 days end with today, and are so many days over a leap day', () => {
    expect(presetDays('prev7', today)).toEqual({ from: '2028-02-24', to: today })
    expect(presetDays('prev30', today)).toEqual({ from: '2028-02-01', to: today })
    expect(presetDays('yesterday', today)).toEqual({ from: '2028-02-29', to: '2028-02-29' })
  })

  test('next 7 and 30 days begin with today', () => {
    expect(presetDays('next7', '2027-12-27')).toEqual({ from: '2027-12-27', to: '2028-01-02' })
    expect(presetDays('next30', '2027-12-27')).toEqual({ from: '2027-12-27', to: '2028-01-25' })
  })

  test('[MEND-033] this month and last month are whole months of the calendar', () => {
    expect(presetDays('thisMonth', today)).toEqual({ from: '2028-03-01', to: today })
    expect(presetDays('lastMonth', today)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(presetDays('lastMonth', '2028-01-31')).toEqual({ from: '2027-12-01', to: '2027-12-31' })
  })

  test('today is that of the zone', () => {
    const now = new Date('2027-06-15T18:00:00Z')
    expect([todayIn('GMT', now), todayIn('Asia/Ho_Chi_Minh', now)]).toEqual(['2027-06-15', '2027-06-16'])
  })
})
