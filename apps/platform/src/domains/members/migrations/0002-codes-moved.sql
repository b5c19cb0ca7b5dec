-- Who brought a member stands in the affiliation tree.
alter table members.member drop column affiliate_code, drop column referral_code;
