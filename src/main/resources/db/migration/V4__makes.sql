-- The id of what a request that may be sent again makes, chosen before it is made: whoever goes on where a node died makes that.
ALTER TABLE answered ADD COLUMN makes TEXT;
