-- People are found by what is kept folded of them (found_by), also by administrators: the index that folded anew is not needed.
drop index account_words;
