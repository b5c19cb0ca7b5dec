import type { z } from 'zod'
import type { EndpointName, endpoints } from './endpoints/index.ts'
import type { Schemas } from './schemas/index.ts'
import type { Waiting } from './waiting.ts'

/** What a caller sends (defaults may be left out). */
export type RequestOf<N extends EndpointName> = z.input<Schemas[N]['request']>
/** What a handler receives after validation. */
export type InputOf<N extends EndpointName> = z.output<Schemas[N]['request']>
/** What the call answers inside the envelope. */
export type ResponseOf<N extends EndpointName> = z.output<Schemas[N]['response']>

/** What a call of an operator answers: its value, or that it waits for somebody else. */
export type AnswerOf<N extends EndpointName> =
  | ResponseOf<N>
  | ((typeof endpoints)[N] extends { approval: 'always' | 'above' } ? Waiting : never)

export type GameCard = ResponseOf<'catalogue.gameList'>['games'][number]
export type GameRoom = ResponseOf<'launch.roomList'>['rooms'][number]
export type LiveMatch = ResponseOf<'launch.liveMatches'>['matches'][number]
export type LiveTable = ResponseOf<'launch.tableList'>['tables'][number]
export type VendorGroup = ResponseOf<'catalogue.gameVendors'>[number]
export type VendorCard = VendorGroup['vendors'][number]
export type LotteryCard = ResponseOf<'lottery.list'>['lotteries'][number]
export type OpenedNumbers = ResponseOf<'lottery.opened'>[number]
export type MemberInfo = ResponseOf<'members.info'>
export type Permission = ResponseOf<'site.permission'>
export type FieldRule = ResponseOf<'site.validation'>[string]
export type PushEvent = ResponseOf<'push.events'>
export type DeskEvent = ResponseOf<'operators.events'>
export type DrawnEvent = Extract<PushEvent, { kind: 'drawn' }>
