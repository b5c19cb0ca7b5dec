import { expect, test } from 'vitest'
import * as constants from './constants.ts'

test('[ROLE-010, CONST-023, CONST-024] the recognised agent ids are 1, 2, 4, 41 and 42; 4 is the guest, the others open the agent centre', () => {
  expect(constants.agentTypes.filter(type => type !== 0)).toEqual([1, 2, 4, 41, 42])
  expect(constants.agentCentreTypes).toEqual([1, 2, 41, 42])
  expect(constants.guestType).toBe(4)
})

test('[CONST-001, CONST2-001] banners move on after 5 s, and [CONST2-002] nine notices make a page', () => {
  expect(constants.bannerAutoplayMs).toBe(5_000)
  expect(constants.noticesPerPage).toBe(9)
})

test('[CONST-002, CONST-003, CONST2-003] the jackpot rises by 165.11 every 3 s', () => {
  expect(constants.jackpotStepUnits).toBe(1_651_100)
  expect(constants.jackpotStepMs).toBe(3_000)
})

test('[CONST-004] a part of the page may take 120 s', () => {
  expect(constants.partLoadTimeoutMs).toBe(120_000)
})

test('[CONST-005, CONST-006] the next code waits 60 s for each minute that the last one is good for, or one minute with Firebase', () => {
  expect(constants.smsCooldownSecondsPerMinute).toBe(60)
  expect(constants.firebaseSmsCooldownSeconds).toBe(60)
})

test('[CONST-008] a code is asked for once a second, and [CONST-021] has up to 255 signs', () => {
  expect(constants.smsSendThrottleMs).toBe(1_000)
  expect(constants.smsCodeMaxLength).toBe(255)
})

test('[CONST-007] a captcha is renewed once a second, and [CONST-010] the list of countries closes 200 ms after it lost the focus', () => {
  expect(constants.captchaRefreshMs).toBe(1_000)
  expect(constants.countryCloseDelayMs).toBe(200)
})

test('[CONST2-004, CONST2-005] the hall asks for 15 games a page as client 3, [CONST2-007] 500 ms after typing', () => {
  expect(constants.lobbyPageSize).toBe(15)
  expect(constants.lobbyClientType).toBe(3)
  expect(constants.searchDebounceMs).toBe(500)
})

test('[CONST2-008] more than 8 studios have arrows', () => {
  expect(constants.vendorArrowsAbove).toBe(8)
})

test('[CONST2-011] home has 20 popular games, and [CONST2-012] 100 Vietnamese numbers', () => {
  expect(constants.popularCount).toBe(20)
  expect(constants.vietnamNumbersCount).toBe(100)
})

test('[HOME-027] hot games are asked for in seven game types, and [CONST2-006] with the platform flag 2', () => {
  expect(constants.hotGameTypes).toEqual(['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'])
  expect(constants.hotGamesPlatform).toBe(2)
})

test('[CONST2-009] the minimum bets to choose from, and [CONST2-010] the classifications', () => {
  expect(constants.minBetOptions).toEqual(['0.01', '0.05', '0.1', '0.5', '0.75'])
  expect(constants.gameClasses).toEqual(['JP', 'TG', 'AC', 'BG'])
})

test('[NAV-012] there are ten categories, cockfight and DS88 among them, each with a page', () => {
  expect([...constants.gameTypes].sort()).toEqual(
    ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT', 'DS88'].sort(),
  )
  expect(Object.keys(constants.gameTypePaths).sort()).toEqual([...constants.gameTypes].sort())
})

test('[CONST2-013] club ranks above 4 reach the VIP desk', () => {
  expect(constants.vipAboveRank).toBe(4)
  expect([null, 0, 4, 5].map(constants.customerServiceTypeFor)).toEqual(['LIVECHAT', 'LIVECHAT', 'LIVECHAT', 'VIP'])
})

test('[CONST2-014] an entry of the service opens 440 by 750', () => {
  expect(constants.serviceEntryWindow).toEqual({ width: 440, height: 750 })
})

test('[CONST-022] without a choice the site speaks English', () => {
  expect(constants.defaultLanguage).toBe('EN')
})

test('[CONST2-033, CONST2-035] pictures start loading at a tenth in view; scrolling to the end asks once in 200 ms', () => {
  expect(constants.lazyImageThreshold).toBe(0.1)
  expect(constants.infiniteScrollThrottleMs).toBe(200)
  expect(constants.infiniteScrollDistancePx).toBe(0)
})

test('[CONST-014] the footer shows ten partners at a time, and [CONST-020] a label without a colour is #ABABAB', () => {
  expect(constants.partnersInView).toBe(10)
  expect(constants.memberLabelColor).toBe('#ABABAB')
})

test('[I18N-004] feature checks find English and Tagalog supported, and nothing else', () => {
  expect(constants.isSupported('TY')).toBe(true)
  expect(constants.isSupported('EN')).toBe(true)
  expect(constants.isSupported('VI')).toBe(false)
})
