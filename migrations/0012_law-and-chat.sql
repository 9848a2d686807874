CREATE TABLE "chat_documents" (
	"session_id" uuid NOT NULL,
	"document_id" char(24) NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_documents_session_id_document_id_pk" PRIMARY KEY("session_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"sender" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unsupported" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"job_id" uuid,
	"engine" text,
	"model" text,
	"error_code" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_n" UNIQUE("session_id","n")
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"preview" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_passages" (
	"document_id" char(24) NOT NULL,
	"seq" integer NOT NULL,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"heading" text,
	CONSTRAINT "document_passages_document_id_seq_pk" PRIMARY KEY("document_id","seq")
);
--> statement-breakpoint
CREATE TABLE "document_terms" (
	"document_id" char(24) NOT NULL,
	"term" text NOT NULL,
	"passages" integer[] NOT NULL,
	"weights" real[] NOT NULL,
	CONSTRAINT "document_terms_document_id_term_pk" PRIMARY KEY("document_id","term")
);
--> statement-breakpoint
CREATE TABLE "law_articles" (
	"id" integer PRIMARY KEY NOT NULL,
	"law" text NOT NULL,
	"number" text NOT NULL,
	"position" integer NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"note" jsonb,
	"outdated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "law_articles_number" UNIQUE("law","number")
);
--> statement-breakpoint
CREATE TABLE "law_loads" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"articles" integer NOT NULL,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "law_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"articles" integer[] NOT NULL,
	"weights" real[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "laws" (
	"key" text PRIMARY KEY NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"instrument" text,
	"issued" text,
	"traced_to" text,
	"numbers_reliable" boolean NOT NULL,
	"source" text,
	"imported" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_documents" ADD CONSTRAINT "chat_documents_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_documents" ADD CONSTRAINT "chat_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_session_id_chat_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_passages" ADD CONSTRAINT "document_passages_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_terms" ADD CONSTRAINT "document_terms_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "law_articles" ADD CONSTRAINT "law_articles_law_laws_key_fk" FOREIGN KEY ("law") REFERENCES "public"."laws"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_documents_document_idx" ON "chat_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "chat_sessions_user_idx" ON "chat_sessions" USING btree ("user_id","updated_at" DESC NULLS LAST);