import { Readable } from 'node:stream'
import type { CsvFile } from '@baize/server-kit/csv'
import { paced } from '@baize/server-kit/work/rest'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../http/handlers.ts'
import { type Sheet, workbookType } from './sheet.ts'
import { writeWorkbook } from './write-workbook.ts'

/** A file that members brought, sent so that no browser takes it for anything but a picture. */
export function sendFile(reply: FastifyReply, { type, bytes }: FileAnswer): FastifyReply {
  return reply
    .type(type)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .header('cross-origin-resource-policy', 'same-origin')
    .send(bytes)
}

/** A file for programs whose lines are written as they are read. */
export const sendCsv = (reply: FastifyReply, { fileName, lines }: CsvFile): FastifyReply =>
  sendAttachment(reply, fileName, 'text/csv; charset=utf-8').send(Readable.from(paced(lines)))

/** A file for people whose rows are written as they are read. */
export const sendSheet = (reply: FastifyReply, sheet: Sheet): FastifyReply =>
  sendAttachment(reply, sheet.fileName, workbookType).send(
    Readable.from(writeWorkbook({ ...sheet, rows: paced(sheet.rows) })),
  )

const sendAttachment = (reply: FastifyReply, fileName: string, type: string): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
