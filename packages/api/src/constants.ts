/** Business constants that server and browser share. Sections name the chapters of the product's requirement rows. */

/** Interface languages by their code on the site, with the tag that browsers and formatters know. */
export const languages = {
  CN: 'zh-CN',
  EN: 'en',
  ID: 'id',
  TH: 'th',
  TY: 'fil',
  VI: 'vi',
  JA: 'ja',
} as const
export type Language = keyof typeof languages
export const defaultLanguage: Language = 'EN'

/** Languages whose catalogues are complete and may be offered. */
export const completeLanguages = ['CN', 'EN', 'ID', 'TH', 'TY', 'VI', 'JA'] as const satisfies readonly Language[]

/** Languages of the switcher, in its order. Indonesian is served to whoever chose it before, and not offered. */
export const offeredLanguages = ['CN', 'EN', 'VI', 'JA', 'TH', 'TY'] as const satisfies readonly Language[]

/** Languages that checks of single features ask for, whatever language is in use; not those on offer. */
export const supportedLanguages: readonly Language[] = ['EN', 'TY']
export const isSupported = (language: Language): boolean => supportedLanguages.includes(language)

/** The brand's fixed words about itself and its lotteries. */
export const brandPlatform = { platform: 'web', device: 'WEB', lotteryType: 'SEA', defaultLanguage } as const
export const prizeModes = { LOTT: 'Lott', ZY: 'ZY', ELOTT: 'Elott', SEA: 'SEA' } as const
/** Vendors of sports cards that belong to the esports category. */
export const esportsProviders = ['AV', 'AI', 'IMES', 'TF', 'IA'] as const
/** Banners, player notices, pop-ups, promotions, and notices of the help pages. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const
export const announcementExecution = 'B'

/** What the side bar and the download page may lead to. */
export const resourceTypes = [
  'firelink',
  'promo',
  'cs',
  'invite',
  'telegram',
  'twitter',
  'douyin',
  'iosConfig',
  'android',
  'ios',
  'facebook',
] as const
export const customerServiceTypes = ['VIP', 'LIVECHAT'] as const
export type CustomerServiceType = (typeof customerServiceTypes)[number]
/** Members of a club rank above this one reach the VIP desk. */
export const vipAboveRank = 4
/** Where a member of a club rank, or anybody without one, finds service. */
export const customerServiceTypeFor = (rankLevel: number | null): CustomerServiceType =>
  (rankLevel ?? 0) > vipAboveRank ? 'VIP' : 'LIVECHAT'
/** Sizes of the service windows: the encrypted link's, and that of a routed entry. */
export const customerServiceWindow = { width: 440, height: 500 } as const
export const serviceEntryWindow = { width: 440, height: 750 } as const

/** Every game type of the catalogue, in the order of the menus. */
export const gameTypes = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
  'DS88',
] as const
export type GameType = (typeof gameTypes)[number]

/** Game types whose games are books of matches: lists of prices beside a slip. */
export const bookTypes = ['SPORTS', 'ESPORTS'] as const satisfies readonly GameType[]
export type BookType = (typeof bookTypes)[number]
export const isBookType = (type: GameType): type is BookType => (bookTypes as readonly GameType[]).includes(type)

/** What can become of a bet. A half-won or half-lost one had half of its stake returned. */
/**
 * What a personal message is about: deposits, withdrawals and transfers; bonuses, promotions, missions and points; contracts of
 * agents; all else that the house says.
 */
export const messageTopics = ['MONEY', 'REWARDS', 'AGENT', 'SERVICE'] as const
export type MessageTopic = (typeof messageTopics)[number]

export const betStatuses = ['OPEN', 'WON', 'LOST', 'PUSH', 'HALF_WON', 'HALF_LOST', 'CASHED_OUT', 'VOID'] as const
export type BetStatus = (typeof betStatuses)[number]

/** Drawings that stand with articles. */
export const articlePictures = [
  'welcome',
  'fairness',
  'vault',
  'free-spins',
  'new-games',
  'live',
  'fish-hunt',
  'pvp',
] as const
export type ArticlePicture = (typeof articlePictures)[number]

/** What feedback may be about. */
export const feedbackTypes = ['deposit', 'withdrawal', 'game', 'account', 'promotion', 'complaint', 'other'] as const
export type FeedbackType = (typeof feedbackTypes)[number]
/** What can become of an application to be an agent. */
export const applicationStates = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** Page of a game type, as the routes name it. */
export const gameTypePaths: Record<GameType, `/${string}`> = {
  RNG: '/rng',
  LIVE: '/live',
  FISH: '/fish',
  PVP: '/pvp',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LOTT: '/lott',
  ELOTT: '/elott',
  COCKFIGHT: '/cockfight',
  DS88: '/ds88',
}

/** Account types carried by member info and session storage. 4 is the trial guest. */
export const agentTypes = [0, 1, 2, 4, 41, 42] as const
export type AgentType = (typeof agentTypes)[number]
export const guestType = 4
/** Account types that open the agent centre. */
export const agentCentreTypes: readonly AgentType[] = [1, 2, 41, 42]

/** Game types whose hot games are asked for and shown. */
export const hotGameTypes: readonly GameType[] = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP']
/** Flag with which hot games are asked for. */
export const hotGamesPlatform = 2
/** Platform that lists of games name. */
export const gamePlatform = 'flash,html5-desktop'
/** Classifications of a lobby: jackpot, table games, arcade games, bingo. */
export const gameClasses = ['JP', 'TG', 'AC', 'BG'] as const
export type GameClass = (typeof gameClasses)[number]
/** Classifications of the games that one plays alone and in a moment, which stand together behind a door of their own. */
export const instantClasses: readonly GameClass[] = ['AC', 'TG', 'BG']
/** What a lobby's list may be narrowed to: all instant games at once, or one classification. */
export const lobbyClasses = ['IN', ...gameClasses] as const
export type LobbyClass = (typeof lobbyClasses)[number]
export const lobbyPageSize = 15
export const lobbyClientType = 3
export const searchDebounceMs = 500
/** Characters that a search by name takes. */
export const searchTextLength = 60
export const vendorArrowsAbove = 8
export const minBetOptions = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const
export const popularCount = 20
/** Results of Vietnamese lotteries that the home page asks for. */
export const vietnamNumbersCount = 100
export const bannerAutoplayMs = 5_000
/** Titles on one page of the announcements. */
export const noticesPerPage = 9
export const jackpotStepMs = 3_000
/** 165.11 in units of 1/10 000. */
export const jackpotStepUnits = 1_651_100
export const partLoadTimeoutMs = 120_000
export const captchaRefreshMs = 1_000
/** The send button of codes waits this long for each minute that the code is good. */
export const smsCooldownSecondsPerMinute = 60
export const firebaseSmsCooldownSeconds = 60
export const smsSendThrottleMs = 1_000
export const smsCodeMaxLength = 255
export const countryCloseDelayMs = 200
export const clockRefreshMs = 1_000
export const navVendorLimit = 11
export const lazyImageThreshold = 0.1
/** So many pictures that have loaded are known, so that they show at once when they come back. */
export const lazyImageCacheSize = 200
export const infiniteScrollThrottleMs = 200
/** How far from its end a list asks for more. */
export const infiniteScrollDistancePx = 0
export const defaultCurrencySymbol = 'P'
/** Age from which a brand takes members unless it asks for more. */
export const defaultMinimumAge = 18
/** Colour of a member's label that has none of its own. */
export const memberLabelColor = '#ABABAB'
/** Partners that the footer shows at a time in a wide window. */
export const partnersInView = 10

/** Widths in which covers are drawn; a browser asks for the smallest that fills its tile. */
export const coverWidths = [160, 240, 320, 480] as const
/** Width of a cover that is stretched over a large surface: its colours alone, blurred by the stretching itself. */
export const sceneryWidth = 12
