-- Games that members marked as favourites.
create table catalogue.favourite (
  member_id bigint not null references identity.account,
  node_id bigint not null references catalogue.game,
  marked_at timestamptz not null,
  primary key (member_id, node_id)
);
