-- A profile photo may be the picture itself: a JPEG of at most 100,000 bytes, cropped and compressed on the device. It
-- lies in the row of its owner, under the policies of that row, and goes with it.
alter table public.profiles drop constraint profiles_avatar_url_check;
alter table public.profiles add constraint profiles_avatar_url_check check (
  (avatar_url ~ '^https://' and char_length(avatar_url) <= 2000)
  or (avatar_url ~ '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$' and char_length(avatar_url) <= 133359)
);
