ALTER TABLE "chat_message" ADD COLUMN "command_id" text;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_command" UNIQUE("draft_id","member_id","command_id");