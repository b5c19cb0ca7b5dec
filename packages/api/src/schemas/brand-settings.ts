import { z } from 'zod'
import { defaultCurrencySymbol, defaultMinimumAge, offeredLanguages, prizeModes } from '../constants.ts'
import { type PrizeMode, usualPrizeModes } from '../prize-mode.ts'
import { isTimeZone } from '../zoned-time.ts'
import { addressRange, gameTypeCode, languageCode, text, time, vendorCode } from './common.ts'
import { resource } from './site.ts'

const byLanguage = z.partialRecord(languageCode, text(2_000))
const siteUrl = z.url({ protocol: /^https?$/ }).max(300)
/** A path of this site or an address elsewhere. */
const pictureRoot = z.union([z.string().regex(/^\/[\w/-]{0,200}$/), siteUrl])
const addressRanges = z.array(addressRange).max(10_000).default([])
/** A host as browsers name it, with its port where it is not the usual one. */
const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/)
const holdHours = z.number().int().min(0).max(720).default(24)
const fourEyes = z.number().int().min(0).max(1_000_000_000).default(1_000)
const countryCode = z.string().regex(/^[A-Z]{2}$/)

/** Settings of the brand with their defaults; what is stored overrides them one by one. */
export const brandSettings = z.object({
  /** The code in small letters, by which cookies are named. */
  merchant: z.string().default('demo'),
  merchantCode: z.string().default('DEMO'),
  brandName: text(40, 1).default('Baize'),
  /** Currency of the real book; DEMO means that members play with demo credit. */
  currency: z.string().default('DEMO'),
  currencySymbol: text(4, 1).default(defaultCurrencySymbol),
  minimumAge: z.number().int().min(18).max(99).default(defaultMinimumAge),
  languages: z
    .array(languageCode)
    .min(1)
    .default([...offeredLanguages]),
  /** Where pictures come from; each page takes one of them at random. */
  imageCDNs: z.array(pictureRoot).min(1).max(20).default(['/img']),
  launchGameCDNs: z.array(siteUrl).max(20).default([]),
  /** Addresses under which the site can be reached; none listed means the one that was asked. */
  domains: z.array(siteUrl).max(50).default([]),
  resources: z.array(resource).max(20).default([]),
  /** Pages of customer service: the shell's link, the VIP desk and live chat. */
  customerService: z
    .object({ link: text(300), vip: text(300), liveChat: text(300) })
    .default({ link: '/helpmc', vip: '/service?desk=VIP', liveChat: '/service' }),
  /** Id under which visits are counted, where the deployment has a server for it. */
  gtagId: z
    .string()
    .regex(/^[A-Z]{1,3}-[A-Z0-9-]{1,20}$/)
    .nullable()
    .default(null),
  chatHeaderColor: z
    .string()
    .regex(/^#[0-9A-F]{6}$/i)
    .default('#1B2A49'),
  /** Visitors see nothing but sign-in, registration and help. */
  loggedInToHome: z.boolean().default(false),
  /** Zone by whose clock all moments are shown and days begin and end; any name that the runtime can write a time under. */
  timeZone: z.string().max(64).refine(isTimeZone).default('GMT'),
  /** Words that feedback must have, at least and at most. */
  feedbackWords: z
    .object({ min: z.number().int().min(1).max(100), max: z.number().int().min(100).max(5_000) })
    .default({ min: 3, max: 300 }),
  /** Country of visitors whose own is not known. */
  defaultCountry: countryCode.default('PH'),
  /** Prize mode of the lotteries of each of their vendors; it sorts them into lists. */
  vendorPrizeModes: z
    .record(vendorCode, z.enum(Object.keys(prizeModes) as [PrizeMode]))
    .default({ ...usualPrizeModes }),
  /** Members may transfer to the agent above them. */
  playerToUpline: z.boolean().default(true),
  /** One wallet for all vendors; otherwise money is moved to a vendor's wallet and back. */
  singleWallet: z.boolean().default(true),
  /** Minutes in which a member answers whether a withdrawal arrived; then it counts as received. */
  withdrawConfirmMinutes: z.number().int().min(1).max(10_080).default(30),
  /** Valid bet that a deposit asks for before it may be withdrawn, as a multiple of it. */
  depositTurnover: z.number().int().min(0).max(100).default(1),
  /** Valid bet, in whole units of money, that makes a member active in the days of a report or the period of a contract. */
  activeMinValidBet: z.number().int().min(0).max(1_000_000_000).default(100),
  /** Payers of contracts: each upline of its direct downlines, or the house of every level by the difference. */
  contractPayer: z.enum(['UPLINE', 'HOUSE']).default('UPLINE'),
  /** Days after which daily salaries are paid; with 2, those of two days come together. */
  dailySalaryCycleDays: z.union([z.literal(1), z.literal(2)]).default(1),
  /** A losing dividend period lowers the base of the next one. */
  dividendCarryNegative: z.boolean().default(false),
  /**
   * Share of the valid bet of a day that goes back to members, in parts per million by game type; nothing where none stands.
   * What lotteries give back follows from their odds series.
   */
  rebateRatesPpm: z
    .partialRecord(gameTypeCode.exclude(['LOTT', 'ELOTT']), z.number().int().min(0).max(50_000))
    .default({}),
  /** What a member is given for each invited member whose valid bet has reached a sum, both in whole units; 0 is nothing. */
  referral: z
    .object({ reward: z.number().int().min(0), validBet: z.number().int().min(1) })
    .default({ reward: 0, validBet: 1_000 }),
  /** The site is closed to all but the named addresses. */
  maintenance: z
    .object({
      enabled: z.boolean(),
      endTime: time.nullable().default(null),
      info: byLanguage.default({}),
      staffAddresses: addressRanges,
    })
    .default({ enabled: false, endTime: null, info: {}, staffAddresses: [] }),
  /** Countries and addresses, alone or in CIDR notation, to which the site is closed. */
  restriction: z
    .object({ countries: z.array(countryCode).max(300).default([]), addresses: addressRanges })
    .default({ countries: [], addresses: [] }),
  licences: z
    .array(
      z.object({
        code: text(10, 1),
        name: text(60, 1),
        sample: z.boolean(),
        texts: byLanguage,
        url: siteUrl.nullable().default(null),
      }),
    )
    .default([]),
  /**
   * The clock figure starts at `baseUnits` at `epochMs` and grows by one step every three seconds. The pool is an account of
   * the ledger, to which a share of every settled stake goes, in 1/10 000.
   */
  jackpot: z
    .object({
      source: z.enum(['clock', 'pool']),
      baseUnits: z.string().regex(/^\d{1,15}$/),
      epochMs: z.number().int().min(0),
      shareX10000: z.number().int().min(1).max(1_000).default(50),
    })
    .default({ source: 'clock', baseUnits: '12400000000', epochMs: Date.UTC(2026, 10, 1), shareX10000: 50 }),
  /** Days after which a password counts as expired. */
  passwordExpiryDays: z.number().int().min(1).max(3_650).default(90),
  /**
   * Hours in which no money leaves an account: after its password or withdrawal password was recovered, after a contact was
   * bound, and after the first withdrawal password was set; a new payout account waits as long as the last.
   */
  holdHours: z.object({ recovery: holdHours, contact: holdHours, payout: holdHours }).prefault({}),
  /**
   * Whole units of money above which a second operator must make the same call: a deposit, what a payout provider sends by
   * itself or a dispute gives back, and what one promotion, mission, shelf of goods or grant of tickets gives away.
   */
  fourEyesAbove: z.object({ deposits: fourEyes, withdrawals: fourEyes, rewards: fourEyes }).prefault({}),
  /**
   * Countries whose numbers get text messages, and how many messages the brand sends a day: in all, and to numbers that differ
   * in their last four digits alone.
   */
  sms: z
    .object({
      countries: z.array(countryCode).default(['PH']),
      aDay: z.number().int().min(0).max(1_000_000).default(5_000),
      aDayOfBlock: z.number().int().min(0).max(10_000).default(100),
    })
    .prefault({}),
  /** A new password by phone takes the withdrawal password as well, where the account has one. */
  recoverySecondFactor: z.boolean().default(true),
  /** A new sign-in ends the member's older sessions. */
  singleSession: z.boolean().default(false),
  /** How points are earned and what they are worth. */
  points: z
    .object({
      /** Points that make one unit of money from a club rank on. */
      ratios: z
        .array(
          z.object({
            rankLevel: z.number().int().min(0).max(20),
            pointsPerUnit: z.number().int().min(1).max(1_000_000),
          }),
        )
        .min(1)
        .max(21),
      minConvert: z.number().int().min(1).max(1_000_000_000),
      /** Thousandths of a point for one point's worth of valid bet, by game type; 1000 where none stands. */
      earningWeights: z.partialRecord(gameTypeCode, z.number().int().min(0).max(100_000)),
    })
    .default({
      ratios: [
        { rankLevel: 0, pointsPerUnit: 100 },
        { rankLevel: 1, pointsPerUnit: 98 },
        { rankLevel: 2, pointsPerUnit: 95 },
        { rankLevel: 3, pointsPerUnit: 92 },
        { rankLevel: 4, pointsPerUnit: 90 },
        { rankLevel: 5, pointsPerUnit: 85 },
      ],
      minConvert: 100,
      earningWeights: { SPORTS: 500 },
    }),
  /** Whose number a member gives to redeem a bonus that asks for one. */
  bonusContact: z.enum(['ZALO', 'WHATSAPP']).default('ZALO'),
  /** Hosts of the agent site; every other host is the member site. */
  agentHosts: z.array(host).max(50).default([]),
})
export type BrandSettings = z.output<typeof brandSettings>

/** What a deployment is made with; its books and cookies carry it from the first day on. */
type Fixed = 'merchant' | 'merchantCode' | 'currency'
type Changeable = Exclude<keyof BrandSettings, Fixed>

/** A page of this site, or an address elsewhere. */
const pageAddress = z.union([z.string().regex(/^\/(?!\/)[\w/?=&.-]{0,300}$/), siteUrl])

/** Each setting that may change as it is written: whole, and without a default in place of what is left out. */
const written = Object.fromEntries(
  Object.entries(brandSettings.omit({ merchant: true, merchantCode: true, currency: true }).shape).map(
    ([key, schema]) => [key, schema.unwrap().optional()],
  ),
) as unknown as { [K in Changeable]: z.ZodOptional<z.ZodType<BrandSettings[K]>> }

/** Changes of some settings. A setting that is named is replaced as a whole. */
export const brandChanges = z.strictObject({
  ...written,
  customerService: z.strictObject({ link: pageAddress, vip: pageAddress, liveChat: pageAddress }).optional(),
})
export type BrandChanges = z.output<typeof brandChanges>

/** Settings that price money, or lower what guards it: two operators change them. */
export const settingsOfTwo: readonly (keyof BrandSettings)[] = [
  'depositTurnover',
  'withdrawConfirmMinutes',
  'contractPayer',
  'dailySalaryCycleDays',
  'dividendCarryNegative',
  'activeMinValidBet',
  'rebateRatesPpm',
  'referral',
  'singleWallet',
  'points',
  'jackpot',
  'holdHours',
  'fourEyesAbove',
  'recoverySecondFactor',
]
