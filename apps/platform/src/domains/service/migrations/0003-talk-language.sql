-- In which language the browser showed the site when the talk was last opened, for whoever answers.
alter table service.talk add column language text not null default 'EN';
