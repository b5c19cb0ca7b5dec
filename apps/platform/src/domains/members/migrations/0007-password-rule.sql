-- A password is 8 to 64 characters of any script. It holds no control characters, and no blank or mark of byte order at its
-- ends, which the sign-in takes away. What makes it weak is that others know it, not of which signs it is made.
update members.field_rule
  set min_length = 8, max_length = 64, pattern_id = 'PASSWORD',
    accepted_pattern = E'[^\\s\\p{Z}\\p{Cc}\uFEFF](?:[^\\p{Cc}]*[^\\s\\p{Z}\\p{Cc}\uFEFF])?'
  where field in ('password', 'confirmPassword');
