import { expect, test } from 'vitest'
import { readRemembered } from './remembered.ts'

const mobile = encodeURIComponent('{"mobileNum":"9171234567","countryDialingCode":"63"}')

test('the last user and the last number come back while remember-me is on', () => {
  expect(readRemembered(`loginRemember=1; demo-login=kara; loginTypeSms=${mobile}`, 'demo')).toEqual({
    username: 'kara',
    mobile: { mobileNum: '9171234567', countryDialingCode: '63' },
  })
})

test('without the cookie of remember-me nobody is remembered, and another merchant has other users', () => {
  expect(readRemembered('demo-login=kara', 'demo')).toBeNull()
  expect(readRemembered('loginRemember=1; demo-login=kara', 'other')).toEqual({ username: '', mobile: null })
})

test.each(['x', '%7B%7D', '5', encodeURIComponent('{"mobileNum":5,"countryDialingCode":"63"}')])(
  'a number cookie that says %s is nobody’s number',
  text => {
    expect(readRemembered(`loginRemember=1; loginTypeSms=${text}`, 'demo')?.mobile).toBeNull()
  },
)
