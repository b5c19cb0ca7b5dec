-- A void that two operators agree on is a request that one of them makes and the other decides.
drop table launch.agreed_void;
