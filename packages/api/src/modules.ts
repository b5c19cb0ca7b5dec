/** One switch of the whitelabel tree. A module is on when it and everything above it is on. */
export interface ModuleRow {
  parent: string | null
  /** True when a brand that never touched the switch has it on. */
  on: boolean
}

/** The closed tree of feature switches. Hiding follows it in the browser, refusing on the server. */
export const modules = {
  MEMBER: { parent: null, on: true },
  REGISTER: { parent: 'MEMBER', on: true },
  REGISTER_USERNAME: { parent: 'REGISTER', on: true },
  REGISTER_MOBILE: { parent: 'REGISTER', on: true },
  /** Mobile registration asks for a password too. */
  REGISTER_MOBILE_PASSWORD: { parent: 'REGISTER_MOBILE', on: true },
  /** Registration asks for a code sent to the number. */
  REGISTER_SMS: { parent: 'REGISTER', on: true },
  /** A button that leads straight to the registration form. */
  REGISTER_DIRECT: { parent: 'REGISTER', on: true },
  COUNTRY_PICKER: { parent: 'MEMBER', on: true },
  LOGIN: { parent: 'MEMBER', on: true },
  /** Sign-in by mobile number and password. */
  LOGIN_PHONE: { parent: 'LOGIN', on: true },
  /** Sign-in by mobile number and a code sent to it. */
  LOGIN_SMS: { parent: 'LOGIN', on: true },
  LOGIN_GOOGLE: { parent: 'LOGIN', on: false },
  LOGIN_FACEBOOK: { parent: 'LOGIN', on: false },
  /** Codes of registration and sign-in are sent and checked by Firebase instead of the SMS gateway. */
  FIREBASE_SMS: { parent: 'LOGIN', on: false },
  LOGIN_SLIDER: { parent: 'LOGIN', on: false },
  FREE_PLAY: { parent: 'LOGIN', on: true },
  RECOVERY_EMAIL: { parent: 'MEMBER', on: true },
  RECOVERY_PHONE: { parent: 'MEMBER', on: true },
  PASSWORD_EXPIRY: { parent: 'MEMBER', on: true },
  /** Sign-out is offered to every signed-in user. */
  SIGN_OUT: { parent: 'MEMBER', on: true },
  GAMES: { parent: null, on: true },
  /** Pages where people meet, and what the house writes. */
  COMMUNITY: { parent: null, on: true },
  CHAT_ROOM: { parent: 'COMMUNITY', on: true },
  BLOG: { parent: 'COMMUNITY', on: true },
  NEWS: { parent: 'COMMUNITY', on: true },
  LEADERBOARD: { parent: 'COMMUNITY', on: true },
  WINNERS: { parent: 'COMMUNITY', on: true },
  /** The points mall. */
  POINTS: { parent: null, on: true },
  PROMOTIONS: { parent: null, on: true },
  MISSIONS: { parent: null, on: true },
} as const satisfies Record<string, ModuleRow>

export type ModuleId = keyof typeof modules
export const moduleIds = Object.keys(modules) as ModuleId[]
