import { activityLimits } from '@baize/api/loyalty'
import { promotionSchemas } from '@baize/api/schemas/promotions'
import { expect, test } from 'vitest'
import { acceptPictures } from './pictures.ts'

const file = (bytes: number, type = 'image/png') => ({ size: bytes, type }) as File
const most = activityLimits.imageBytes
const join = promotionSchemas['promotions.join'].request
const ids = (count: number) => Array.from({ length: count }, (_, at) => `7f2f9a52-6f0e-4a34-9a55-0c6f1d2f7a1${at}`)

test('[PROMO-019, CONST2-017] three pictures of 5 MB, png or jpg, and a comment of 140 characters; both sides go by one table', () => {
  expect(activityLimits).toMatchObject({ commentLength: 140, images: 3, imageBytes: 5_242_880 })
  expect(acceptPictures([file(most), file(most, 'image/jpeg')], 0)).toMatchObject({
    taken: { length: 2 },
    refused: false,
  })
  expect(acceptPictures([file(most + 1)], 0)).toEqual({ taken: [], refused: true })
  expect(acceptPictures([file(10, 'image/gif')], 0)).toEqual({ taken: [], refused: true })
  expect(acceptPictures([file(1), file(2)], 2)).toMatchObject({ taken: { length: 1 }, refused: true })
  expect(join.safeParse({ id: '1', imageIds: ids(3), comment: 'x'.repeat(140) }).success).toBe(true)
  expect(join.safeParse({ id: '1', imageIds: ids(4) }).success).toBe(false)
  expect(join.safeParse({ id: '1', comment: 'x'.repeat(141) }).success).toBe(false)
})
