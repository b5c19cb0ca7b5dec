import type { EndpointName } from './endpoints/index.ts'

/** The nine groups of the console's menu, in its order. */
export const screenGroups = ['home', 'members', 'money', 'games', 'site', 'loyalty', 'agents', 'risk', 'house'] as const
export type ScreenGroup = (typeof screenGroups)[number]

interface OperatorScreen {
  group: ScreenGroup
  /** The call that fills it: who may not make it is not shown the screen. */
  reads: EndpointName
}

/** Screens of the operator console by their path below `/console`, in the order of the menu. */
export const operatorScreens = {
  '/settings/operators': { group: 'house', reads: 'operators.list' },
  '/settings/roles': { group: 'house', reads: 'operators.roles' },
  '/settings/me': { group: 'house', reads: 'operators.me' },
} as const satisfies Record<string, OperatorScreen>

export type OperatorScreenPath = keyof typeof operatorScreens
