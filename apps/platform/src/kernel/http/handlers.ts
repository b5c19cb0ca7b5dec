import type { EndpointName, InputOf, Language, ResponseOf } from '@baize/api'
import type { endpoints } from '@baize/api/endpoints/index'
import type { CsvFile } from '@baize/server-kit/csv'
import type { Sheet } from '../sheets/sheet.ts'
import type { CallerOf } from './caller.ts'

/** What every handler receives beside its input. */
export interface CallContext<N extends EndpointName> {
  caller: CallerOf<(typeof endpoints)[N]['auth']>
  language: Language
  /** Network of the client behind trusted proxies, see `networkOf`. */
  address: string
  /** Address of the client behind trusted proxies, whole, for lists of addresses. */
  ip: string
  /** Country code that a trusted proxy names, or null. */
  country: string | null
  /** Host that the browser asked for. */
  host: string
  /** What the client says that it is. */
  agent: string
  requestId: string
  cookies: CookieJar
  /** Where a resumed event stream left off. */
  lastEventId: string | null
  /** Aborted when the client leaves. */
  signal: AbortSignal
}

/** Host-only, HttpOnly cookies of this call. */
export interface CookieJar {
  read(name: string): string | null
  /** @param maxAgeSeconds 0 removes the cookie */
  write(name: string, value: string, maxAgeSeconds: number): void
  /** As `write`, for a cookie that other sites never send along. */
  writeHostStrict(name: string, value: string, maxAgeSeconds: number): void
  /** A readable cookie without any secret, e.g. the hint that someone is signed in. */
  writeReadable(name: string, value: string, maxAgeSeconds: number): void
  /** A cookie of the product's own name that scripts cannot read and other sites never send along. */
  writeStrict(name: string, value: string, maxAgeSeconds: number): void
  /** Reads a cookie without prefix, whoever wrote it. */
  readReadable(name: string): string | null
}

/** Streams of events answer an async iterable of frames instead of a value. */
export interface StreamFrame {
  id: string
  event: string
  data: string
}

/** Rows that answer a file. */
export interface FileAnswer {
  type: `image/${string}`
  bytes: Buffer
}

type AnswerOf<N extends EndpointName> = (typeof endpoints)[N] extends { stream: true }
  ? AsyncIterable<StreamFrame>
  : (typeof endpoints)[N] extends { file: true }
    ? FileAnswer
    : (typeof endpoints)[N] extends { csv: true }
      ? CsvFile
      : (typeof endpoints)[N] extends { sheet: true }
        ? Sheet
        : ResponseOf<N>

export type Handler<N extends EndpointName> = (input: InputOf<N>, context: CallContext<N>) => Promise<AnswerOf<N>>

/** One handler a row; a row without its handler does not compile. */
export type Handlers = { [N in EndpointName]: Handler<N> }
