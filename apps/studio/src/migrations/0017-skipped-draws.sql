-- Draws whose time passed while the house was closed, and that nobody had bought for, are neither held nor told.
alter table studio.draw drop constraint draw_state_check, add constraint draw_state_check
  check (state in ('SCHEDULED', 'SELLING', 'CLOSED', 'SEALED', 'REDRAWN', 'DRAWN', 'SETTLED', 'VOIDED', 'SKIPPED'));
create trigger draw_skipped before update on studio.draw for each row
  when (old.state = 'SKIPPED') execute function studio.refuse_change();
