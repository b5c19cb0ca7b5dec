import type { ResponseOf } from '@baize/api'
import type { OperatorCaller } from '../../../kernel/http/caller.ts'
import type { DeskDependencies } from '../dependencies.ts'
import type { Opened } from './head.ts'
import type { Asked } from './page.ts'

type File = ResponseOf<'members.file'>
export type TabName = File['tab']

/** Reads one part of a member's file. */
export type TabOf<T extends TabName> = (
  deps: DeskDependencies,
  asked: Asked,
  opened: Opened,
  caller: OperatorCaller,
) => Promise<Omit<Extract<File, { tab: T }>, 'tab' | 'head'>>
