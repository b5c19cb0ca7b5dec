import { ApiError } from '@baize/client-kit/api-error.ts'
import { expect, test } from 'vitest'
import english from '../../locales/EN.json' with { type: 'json' }
import { errorText } from './error-text.ts'

const said = (error: ApiError) => errorText(error, key => english[key])

test('[ERR2-010] a failure without words is an unknown error, one without an answer a problem of the network', () => {
  expect(said(new ApiError('internal', ''))).toBe('Something went wrong. Please try again.')
  expect(said(new ApiError('network', ''))).toBe('Network problem. Check your connection and try again.')
  expect(said(new ApiError('module_off', 'This is switched off.'))).toBe('This is switched off.')
})
